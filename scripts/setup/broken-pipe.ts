/** Ends a command quietly when nobody reads on what it prints: `npm run check:content | head`. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
