// The figures of one other evaluation: how often what was counted came out right.
import * as texts from '../messages/accuracy-page.ts';
import type { MeasureView } from './view-accuracy.server.ts';

export function MeasureFigures({
  measure: { id, title, about, measuredOn, rows },
}: {
  measure: MeasureView;
}) {
  return (
    <section aria-labelledby={`measure-${id}`} className="prose">
      <h2 id={`measure-${id}`}>{title}</h2>
      <p>
        {about} {texts.measured(measuredOn)}
      </p>
      <table aria-labelledby={`measure-${id}`}>
        <thead>
          <tr>
            <th scope="col">{texts.measure}</th>
            <th scope="col">{texts.result}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, count, total }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{texts.of(count, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
