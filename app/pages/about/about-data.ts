import type { Site } from "#app/content/content.ts";

/** A number about the team with its label. */
export interface Fact {
  label: string;
  value: string;
  /** Page with the details. */
  to?: string | undefined;
}

export interface Testimonial {
  quote: string;
  author: string;
  stars: readonly boolean[];
  rating: string;
}

/** `id` is that of its poster. */
export interface CoreValueRow {
  id: string;
  name: string;
  explanation: string;
}

export interface SocialLink {
  name: string;
  link: string;
  /** Letters on its token; email has an icon instead. */
  letters?: string;
}

export interface AboutContent {
  teamName: string;
  blurb: string;
  /** The sport in a paragraph. */
  ultimate: string | undefined;
  /** Terms of the sport. */
  terms: NonNullable<Site["terms"]>;
  questions: NonNullable<Site["questions"]>;
  /** News of the club itself, such as a break. */
  status: string | undefined;
  facts: readonly Fact[];
  testimonials: readonly Testimonial[];
  coreValues: readonly CoreValueRow[];
  captainsEmail: string | undefined;
  socialLinks: readonly SocialLink[];
}
