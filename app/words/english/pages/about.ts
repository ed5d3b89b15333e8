export const testimonials = "Testimonials";
export const stars = (filled: number, all: number) => `${filled} of ${all} stars`;
export const previousTestimonial = "Previous testimonial";
export const nextTestimonial = "Next testimonial";
