/** Console messages about the offline worker, word for word those of the former site. */
export const messages = {
  newContent: "New content is available; please refresh.",
  cached: "Content is cached for offline use.",
  offline: "No internet connection found. App is running in offline mode.",
} as const;

export function logMessage(message: keyof typeof messages): void {
  console.log(messages[message]);
}

export function logFailure(error: unknown): void {
  console.error("Error during service worker registration:", error);
}
