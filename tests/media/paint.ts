import sharp, { type Sharp } from "sharp";

/** A generated picture: as grainy as a photo, with its name on it, in pixels. */
export interface Painting {
  readonly width: number;
  readonly height: number;
  readonly words: string;
  /** Background hue, from 0 to 359 degrees. */
  readonly hue: number;
}

function lettering({ width, height, words, hue }: Painting): Buffer {
  const size = Math.min(height / 8, (width * 1.6) / Math.max(words.length, 8));
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue} 45% 55%)" fill-opacity="0.72"/>
      <circle cx="50%" cy="24%" r="${Math.min(width, height) / 8}" fill="hsl(24 60% 70%)"/>
      <rect x="30%" y="40%" width="40%" height="60%" fill="hsl(${(hue + 180) % 360} 40% 35%)"/>
      <text x="50%" y="52%" font-family="sans-serif" font-size="${size}" text-anchor="middle"
        fill="#fff">${words}</text>
    </svg>`,
  );
}

/** Paints a picture that is reproducible except for its grain. */
export async function paint(painting: Painting): Promise<Sharp> {
  const { width, height } = painting;
  const grain = await sharp({
    create: {
      width: Math.ceil(width / 2),
      height: Math.ceil(height / 2),
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#000",
    },
  })
    .blur(1.2)
    .resize(width, height, { fit: "fill" })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(grain).composite([{ input: lettering(painting) }]);
}
