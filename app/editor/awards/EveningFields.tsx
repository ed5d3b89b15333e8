import { useId } from "react";
import formStyles from "#app/editor/form/Form.module.css";
import type { Choice } from "#app/editor/form/choice.ts";
import { Picker } from "#app/editor/form/Picker.tsx";
import type { Evening } from "./award-row.ts";

interface EveningFieldsProps {
  evening: Evening;
  zones: readonly Choice[];
  onChange: (evening: Evening) => void;
}

/** Day, time and zone that all awards of an evening share. */
export function EveningFields({ evening, zones, onChange }: EveningFieldsProps) {
  const id = useId();
  return (
    <fieldset className={formStyles.row}>
      <legend>For all of them</legend>
      <div className={formStyles.field}>
        <label htmlFor={`${id}-date`}>Day</label>
        <input
          id={`${id}-date`}
          type="date"
          value={evening.date}
          onChange={({ currentTarget }) => onChange({ ...evening, date: currentTarget.value })}
        />
      </div>
      <div className={formStyles.field}>
        <label htmlFor={`${id}-time`}>Time, if known</label>
        <input
          id={`${id}-time`}
          type="time"
          value={evening.time}
          onChange={({ currentTarget }) => onChange({ ...evening, time: currentTarget.value })}
        />
      </div>
      <div className={formStyles.field}>
        <label htmlFor={`${id}-zone`}>Zone of the time</label>
        <Picker
          id={`${id}-zone`}
          value={evening.zone}
          choices={zones}
          needed={false}
          onPick={(zone) => onChange({ ...evening, zone })}
        />
      </div>
    </fieldset>
  );
}
