// Results of one writer: the main figures, then by topic.
import { Link } from 'react-router';
import * as texts from '../messages/accuracy-page.ts';
import type { AccuracyView } from './view-accuracy.server.ts';

export function AccuracyRun({ run }: { run: AccuracyView }) {
  const rows = [
    [texts.rows.rightInFive, texts.percent(run.rightInFive)],
    [texts.rows.rightFirst, texts.percent(run.rightFirst)],
    [texts.rows.supported[run.id], texts.ofSentences(run.supported, run.sentences)],
    [texts.rows.rightState, texts.percent(run.rightState)],
    [texts.rows.grade, String(run.grade)],
    [texts.rows.answered, texts.percent(run.answered)],
  ] as const;
  return (
    <section aria-labelledby={`run-${run.id}`} className="prose">
      <h2 id={`run-${run.id}`}>{run.model ? texts.modelName(run.model) : texts.writers[run.id]}</h2>
      <p>
        {texts.about[run.id]} {texts.measuredOn(run.measuredOn, run.questions)}
      </p>
      <table>
        <tbody>
          {rows.map(([what, value]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{texts.perTopic}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.topic}</th>
            <th scope="col">{texts.questions}</th>
            <th scope="col">{texts.inFive}</th>
          </tr>
        </thead>
        <tbody>
          {run.perTopic.map(({ topic, title, questions, rightInFive }) => (
            <tr key={topic}>
              <th scope="row">
                <Link to={`/topics/${topic}`}>{title}</Link>
              </th>
              <td>{questions}</td>
              <td>{texts.percent(rightInFive)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
