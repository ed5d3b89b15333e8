/** Calls a function once the page has loaded and is idle, so that it does not slow down the first view. */
export function whenIdle(callback: () => void): void {
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(callback);
    else setTimeout(callback, 1000);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
}
