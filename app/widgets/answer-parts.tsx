// How answers look in widgets.
import type { z } from 'zod';
import { statusTexts } from '#features/citations/messages/tables.ts';
import type { AnswerView } from '#features/grounding/answer-view.ts';
import type { CheckedCitations } from '#features/programs/law-schema.ts';
import * as widgetTexts from '#features/programs/messages/widget-texts.ts';
import type { FoundHelp, FoundItems, StateRuleAnswer } from '#features/programs/schema.ts';
import { formatLongDate, formatPartialDate } from '#lib/dates.ts';
import { formatTelHref } from '#lib/phone.ts';

const outside = { target: '_blank', rel: 'noopener noreferrer' };
const Notes = ({ lines }: { lines: string[] }) => (
  <ul className="notes">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

const NotCovered = ({ lines }: { lines: string[] }) =>
  lines.length > 0 && (
    <>
      <h2 className="notes-title">{widgetTexts.notCovered}</h2>
      <Notes lines={lines} />
    </>
  );

export const FoundPart = ({ found }: { found: z.infer<typeof FoundItems> }) => (
  <section aria-live="polite">
    <h2>{found.results.length > 0 ? widgetTexts.found : widgetTexts.nothing}</h2>
    <ul>
      {found.results.map(({ id, title, url, summary }) => (
        <li key={id}>
          <a href={url} {...outside}>
            {title}
          </a>
          {summary && <p>{summary}</p>}
        </li>
      ))}
    </ul>
    <NotCovered lines={found.notCovered} />
  </section>
);

export const CitationsPart = ({ checked }: { checked: z.infer<typeof CheckedCitations> }) => (
  <section aria-live="polite">
    <ul>
      {checked.citations.map(({ start, quotedText, status, invented, meaning, quotedFix, url }) => (
        <li key={start}>
          <b>{quotedText}</b>
          <p className={`status ${invented ? 'invented' : status}`}>
            {statusTexts[invented ? 'invented' : status].label}
          </p>
          <p>{meaning}</p>
          {quotedFix && <p>{quotedFix}</p>}
          {url && (
            <a href={url} {...outside}>
              {widgetTexts.readIt}
            </a>
          )}
        </li>
      ))}
    </ul>
    <NotCovered lines={checked.notCovered} />
  </section>
);

export const RulePart = ({ answer }: { answer: z.infer<typeof StateRuleAnswer> }) => {
  const [source] = answer.sources;
  return (
    <section>
      <h2>{answer.rule?.question}</h2>
      {answer.value && <p className="value">{answer.value}</p>}
      {answer.sentence && <p>{answer.sentence}</p>}
      <Notes lines={[...answer.exceptions, ...(answer.value ? [] : answer.notCovered)]} />
      {answer.cite && source && (
        <p className="meta">
          <a href={source.url} {...outside}>
            {answer.cite}
          </a>
          {source.checkedOn && <> · {widgetTexts.readOn(formatLongDate(source.checkedOn))}</>}
          {source.textDate && <> · {widgetTexts.textOf(formatPartialDate(source.textDate))}</>}
        </p>
      )}
    </section>
  );
};

export const HelpPart = ({ help }: { help: z.infer<typeof FoundHelp> }) => (
  <section aria-live="polite">
    {help.place && <h2>{help.place}</h2>}
    <ul>
      {help.help.map(({ name, what, phone, url }) => (
        <li key={url + name}>
          <a href={url} {...outside}>
            {name}
          </a>
          {phone && (
            <p>
              <a href={formatTelHref(phone)}>{phone}</a>
            </p>
          )}
          <p>{what}</p>
        </li>
      ))}
    </ul>
    {help.choices.length > 0 && <Notes lines={help.choices.map(({ name }) => name)} />}
    <NotCovered lines={help.notCovered} />
  </section>
);

export function AnswerPart({ question, view }: { question: string; view: AnswerView }) {
  return (
    <section role="log" aria-label={widgetTexts.answerTitle}>
      <p className="meta">
        {widgetTexts.you}: {question}
      </p>
      {view.parts.map((part) =>
        part.type === 'notice' ? (
          <p key={part.text} className="meta">
            {part.text}
          </p>
        ) : (
          <p key={part.block} className={part.kind === 'heading' ? 'heading' : undefined}>
            {part.sentences.map(({ text, sources, check, why }) => (
              <span key={text}>
                {check === 'struck' ? <s>{text}</s> : text}
                {sources.length > 0 && <sup> [{sources.join(', ')}]</sup>}
                {why && (
                  <em>
                    {' '}
                    {check === 'struck' ? widgetTexts.struck : widgetTexts.unverified}: {why}
                  </em>
                )}{' '}
              </span>
            ))}
          </p>
        ),
      )}
      {view.choices && <Notes lines={view.choices.questions} />}
      {view.sources.length > 0 && (
        <>
          <h2>{widgetTexts.sources}</h2>
          <ol>
            {view.sources.map(({ n, title, href }) => (
              <li key={n} value={n}>
                <a href={href} {...outside}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
