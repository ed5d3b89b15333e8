import { createRoot, type Root } from "react-dom/client";
import { UpdateNotice } from "./UpdateNotice.tsx";

let notice: Root | undefined;

/** The notice has a place of its own beside the page's root, so that pages need not know of it. */
function place(): Root {
  const element = document.createElement("div");
  // A status that is there before its words is read out when they arrive.
  element.setAttribute("role", "status");
  document.body.append(element);
  return createRoot(element);
}

function reload(): void {
  location.reload();
}

/** Lets the waiting worker take over, then shows the page anew. Only a press on the button does this. */
function refresh(worker: ServiceWorker): void {
  // Another window may have let it take over already, or a newer one may have replaced it.
  if (worker.state !== "installed") return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  worker.postMessage({ type: "SKIP_WAITING" }, []);
}

/** Offers the version that a waiting worker brings. */
export function showNotice(worker: ServiceWorker): void {
  notice ??= place();
  const root = notice;
  const dismiss = () => {
    root.render(undefined);
  };
  const onRefresh = () => {
    refresh(worker);
  };
  // In the next frame the status is known to readers and its words are news.
  requestAnimationFrame(() => {
    root.render(<UpdateNotice onRefresh={onRefresh} onDismiss={dismiss} />);
  });
}
