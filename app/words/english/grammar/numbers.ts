/** "1,463": a figure of four digits or more is read in groups of three. */
export const inThousands = (figure: number) => String(figure).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
