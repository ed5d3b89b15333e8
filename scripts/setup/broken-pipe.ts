/* Exits quietly if the reader of stdout closes the pipe: `npm run check:content | head`. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
