/** Adds thousands separators: "1,463". */
export const inThousands = (figure: number) => String(figure).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
