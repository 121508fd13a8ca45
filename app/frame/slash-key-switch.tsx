// On the accessibility page: a switch for the only key that does something by itself.
import { useEffect, useState } from 'react';
import { isSlashKeyOff, turnSlashKey } from './slash-key.ts';

export function SlashKeySwitch() {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(!isSlashKeyOff()), []);
  return (
    <label className="choice js-only mt-6">
      <input
        type="checkbox"
        checked={on}
        onChange={({ currentTarget }) => {
          turnSlashKey(currentTarget.checked);
          setOn(currentTarget.checked);
        }}
      />
      <span>
        <b>The slash key (/) goes to the search box</b>
        <span className="block text-ink-2">Kept only in this browser.</span>
      </span>
    </label>
  );
}
