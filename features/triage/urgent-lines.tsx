// Urgent lines come first in an answer. Their text and phone numbers are from content, never from a
// model. The first acts and the number to call fit a phone's first screen; the other acts follow,
// and what explains them is folded.
import { Icon } from '#app/ui/icon.tsx';
import { formatTelHref } from '#lib/phone.ts';
import * as urgent from './messages/urgent.ts';
import type { UrgentLine } from './urgent-line.ts';

/** The first acts: about nine lines on a phone. */
const MAX_FIRST_CHARACTERS = 240;

export function UrgentLines({ lines, id }: { lines: UrgentLine[]; id?: string }) {
  if (lines.length === 0) return null;
  const lang = getLanguage(lines[0]);
  const words = lang === 'es' ? urgent.es : urgent;
  return (
    <div className="urgent" role="alert" id={id} lang={lang === 'es' ? 'es' : undefined}>
      <Icon name="clock" />
      <p className="small-caps-label">{words.label}</p>
      <ul className="urgent-lines">
        {lines.map((line) => (
          <li key={line.id} lang={getLanguage(line) === lang ? undefined : getLanguage(line)}>
            <p className="urgent-when">{line.when}</p>
            <UrgentActs line={line} folds={lines.length > 1} />
          </li>
        ))}
      </ul>
      <p>
        <a href="/help">{words.whoCanHelp}</a>
      </p>
    </div>
  );
}

/** `folds`: beside other lines, all but the first acts are folded as well. */
export function UrgentActs({ line, folds }: { line: UrgentLine; folds: boolean }) {
  const { acts = [line.firstStep], more, hotline } = line;
  const words = getLanguage(line) === 'es' ? urgent.es : urgent;
  const count = countFirstActs(acts);
  const rest = <Acts acts={acts} from={count} to={acts.length} />;
  return (
    <>
      <div className="urgent-first">
        <Acts acts={acts} from={0} to={count} />
        {hotline && (
          <p className="urgent-call">
            <a className="button" href={formatTelHref(hotline.phone)}>
              <Icon name="phone" />
              {hotline.phone}
            </a>{' '}
            <a href={hotline.url} target="_blank" rel="noopener noreferrer">
              {hotline.label}
              <span className="sr-only"> {words.newTab}</span>
            </a>
          </p>
        )}
      </div>
      {!folds && rest}
      {(more || (folds && count < acts.length)) && (
        <details>
          <summary>{words.more}</summary>
          {folds && rest}
          {more && <p>{more}</p>}
        </details>
      )}
    </>
  );
}

/** Numbered through, also after the number to call. One alone needs no number. */
function Acts({ acts, from, to }: { acts: string[]; from: number; to: number }) {
  if (from >= to) return null;
  if (acts.length === 1) return <p className="urgent-act">{acts[0]}</p>;
  return (
    <ol className="urgent-acts" start={from + 1}>
      {acts.slice(from, to).map((act, index) => (
        <li key={act} value={from + index + 1}>
          {act}
        </li>
      ))}
    </ol>
  );
}

/**
 * At least one; but the paragraph of a conversation that was stored before there were acts follows
 * the number.
 */
function countFirstActs(acts: string[]): number {
  let characters = 0;
  const tooMany = acts.findIndex((act) => {
    characters += act.length;
    return characters > MAX_FIRST_CHARACTERS;
  });
  if (tooMany < 0) return acts.length;
  return acts.length === 1 ? 0 : Math.max(1, tooMany);
}

const getLanguage = (line: UrgentLine | undefined) => line?.lang ?? 'en';
