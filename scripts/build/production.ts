/**
 * Imported first by the build, so that it always makes a production build. Test runners set another mode for
 * child processes, which would bundle React's development code.
 */
process.env["NODE_ENV"] = "production";
