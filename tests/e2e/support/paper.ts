/** Printable widths of the two paper sizes, in CSS pixels. */
export const paperWidths = { A4: 688, Letter: 710 };
