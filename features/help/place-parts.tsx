// What is shown where a ZIP code does not name one state: a choice of its states, a state picker,
// or what there is in a territory. Each is a form that sends again what was typed.

import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { STATES } from '#legal/jurisdictions.ts';
import { CallEntry } from './call-list.tsx';
import type { AreaView } from './find-place.ts';
import type { HelpForm } from './help-fields.ts';
import { HELP_ACTION } from './help-form.tsx';
import * as help from './messages/help.ts';
import { NoteSources } from './note-list.tsx';

function Resend({ typed, children }: { typed: HelpForm; children: React.ReactNode }) {
  return (
    <Form method="post" action={HELP_ACTION} className="help-resend">
      {Object.entries(typed).map(
        ([name, value]) =>
          name !== 'state' && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  );
}

export function ChooseState({
  states,
  typed,
}: {
  states: { code: string; name: string }[];
  typed: HelpForm;
}) {
  return (
    <Resend typed={typed}>
      <p>{help.chooseText}</p>
      <div className="help-states">
        {states.map(({ code, name }) => (
          <Button key={code} type="submit" name="state" value={code}>
            {name}
          </Button>
        ))}
      </div>
    </Resend>
  );
}

export function PickState({ typed }: { typed: HelpForm }) {
  return (
    <Resend typed={typed}>
      <SelectField
        id="pick-state"
        name="state"
        label={help.pickState}
        defaultValue={typed.state}
        options={Object.entries(STATES)}
      />
      <Button type="submit">{help.pickStateButton}</Button>
    </Resend>
  );
}

export function AreaPart({ area, typed }: { area: AreaView; typed: HelpForm }) {
  return (
    <>
      <p>{area.note}</p>
      <ul className="help-calls" aria-label={help.call}>
        {area.offices.map((office) => (
          <li key={office.name}>
            <CallEntry {...office} />
          </li>
        ))}
      </ul>
      <NoteSources {...area.checked} />
      {area.military && <PickState typed={typed} />}
    </>
  );
}
