// How many messages about danger are noticed, by kind, and how often a calm one raises an alarm.
import type { DangerAccuracy } from '#features/library/schema/accuracy-schema.ts';
import { DANGER_NAMES } from '#features/triage/messages/tables.ts';
import * as accuracyPage from '../messages/accuracy-page.ts';

const texts = accuracyPage.danger;

type Props = { figures: Omit<DangerAccuracy, 'id'> };

export function DangerFigures({ figures: { measuredOn, perKind, spanish, calm } }: Props) {
  const total = perKind.reduce((sum, { messages }) => sum + messages, 0);
  const noticed = perKind.reduce((sum, row) => sum + row.noticed, 0);
  return (
    <section aria-labelledby="danger-figures" className="prose">
      <h2 id="danger-figures">{texts.title}</h2>
      <p>
        {texts.about} {accuracyPage.measuredOnMessages(measuredOn, total + calm.messages)}
      </p>
      <table aria-labelledby="danger-figures">
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            <th scope="col">{texts.noticed}</th>
          </tr>
        </thead>
        <tbody>
          {perKind.map((row) => (
            <tr key={row.kind}>
              <th scope="row">{DANGER_NAMES[row.kind]}</th>
              <td>{texts.of(row.noticed, row.messages)}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.all}</th>
            <td>{texts.of(noticed, total)}</td>
          </tr>
          <tr>
            <th scope="row">{texts.spanish}</th>
            <td>{texts.of(spanish.noticed, spanish.messages)}</td>
          </tr>
          <tr>
            <th scope="row">{texts.falseAlarms}</th>
            <td>{texts.of(calm.alarmed, calm.messages)}</td>
          </tr>
        </tbody>
      </table>
      <p>{texts.limit}</p>
    </section>
  );
}
