/**
 * Imported first by the build: what it publishes is the production build, whoever starts it. Test runners
 * set another mode for all they start, and then React's development code would be bundled.
 */
process.env["NODE_ENV"] = "production";
