import "#app/editor/without-eval.ts";
import { createRoot } from "react-dom/client";
import { Editor } from "#app/editor/Editor.tsx";
import "#app/editor/editor.css";

const root = document.querySelector<HTMLElement>("#editor");
if (root !== null) {
  const { name = "", repository = "", branch = "main", changes } = root.dataset;
  createRoot(root).render(
    <Editor
      name={name}
      repository={repository}
      branch={branch}
      changes={changes === "request" ? "request" : "commit"}
    />,
  );
}
