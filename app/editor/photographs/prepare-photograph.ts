/** More than any page shows, and little enough for a phone to send. */
const LONGEST_SIDE = 2600;
const QUALITY = 0.88;

/**
 * A photograph as it is stored: a JPEG that is no larger than needed. It is drawn anew, so where and with what
 * it was taken does not come along.
 *
 * @throws Error where the browser cannot read the file
 */
export async function preparePhotograph(file: Blob): Promise<Uint8Array> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", QUALITY);
  });
  if (blob === null) throw new Error("The picture cannot be written.");
  return new Uint8Array(await blob.arrayBuffer());
}
