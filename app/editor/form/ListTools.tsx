import { Button } from "#app/editor/Button.tsx";
import type { FieldPath } from "#app/content/field-path.ts";
import { useFileForm } from "./file-form.ts";

interface ListToolsProps {
  path: FieldPath;
  index: number;
  count: number;
  onMoved: (index: number | undefined) => void;
}

/** Moves an entry of a list up or down, or takes it out. */
export function ListTools({ path, index, count, onMoved }: ListToolsProps) {
  const { move, remove } = useFileForm();
  const moveTo = (to: number) => {
    move(path, index, to);
    onMoved(to);
  };
  return (
    <p className="cluster">
      <Button isQuiet isDisabled={index === 0} onPress={() => moveTo(index - 1)}>
        Move up
      </Button>
      <Button isQuiet isDisabled={index === count - 1} onPress={() => moveTo(index + 1)}>
        Move down
      </Button>
      <Button
        isQuiet
        onPress={() => {
          remove(path, index);
          onMoved(undefined);
        }}
      >
        Take out
      </Button>
    </p>
  );
}
