import { createRoot, type Root } from "react-dom/client";
import { UpdateNotice } from "./UpdateNotice.tsx";

let notice: Root | undefined;

/** The notice is a React root of its own, so that pages need not know about it. */
function place(): Root {
  const element = document.createElement("div");
  // Screen readers announce text that is added to a status that was there before.
  element.setAttribute("role", "status");
  document.body.append(element);
  return createRoot(element);
}

function reload(): void {
  location.reload();
}

/** Activates the waiting worker, then reloads the page. Only the notice's button does this. */
function refresh(worker: ServiceWorker): void {
  // Another window may have activated it already, or a newer one may have replaced it.
  if (worker.state !== "installed") return reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  worker.postMessage({ type: "SKIP_WAITING" }, []);
}

/** Shows the notice for a waiting worker. */
export function showNotice(worker: ServiceWorker): void {
  notice ??= place();
  const root = notice;
  const dismiss = () => {
    root.render(undefined);
  };
  const onRefresh = () => {
    refresh(worker);
  };
  // In the next frame, when the empty status is there.
  requestAnimationFrame(() => {
    root.render(<UpdateNotice onRefresh={onRefresh} onDismiss={dismiss} />);
  });
}
