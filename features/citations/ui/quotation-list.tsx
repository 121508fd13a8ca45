import { Icon } from '#app/ui/icon.tsx';
import * as checker from '../messages/checker.ts';
import type { CheckView } from '../report/view-check.server.ts';
import { NewTab } from './new-tab.tsx';

type Quotations = CheckView['quotations'];
const LABELS = {
  exact: checker.quoteExact,
  altered: checker.quoteAltered,
  absent: checker.quoteAbsent,
} as const;
const STATUS_CLASSES = { exact: 'verified', altered: 'wrong_name', absent: 'wrong_name' } as const;

/**
 * Quotations compared with the decision or statute: omitted words are struck through, inserted
 * words are underlined.
 */
export function QuotationList({ quotations }: { quotations: Quotations }) {
  return (
    <section className="citation-report" aria-labelledby="quotations-title">
      <header>
        <h2 id="quotations-title">{checker.quotations}</h2>
        <p>{checker.quotationsLead}</p>
        {quotations.some(({ match }) => match.kind === 'altered') && (
          <p className="hint">{checker.quoteKey}</p>
        )}
      </header>
      <ol>
        {quotations.map((quotation) => (
          <li key={`${quotation.number} ${quotation.text}`}>
            <div className="verdict-cell">
              <span className={`verdict ${STATUS_CLASSES[quotation.match.kind]}`}>
                <Icon name={quotation.match.kind === 'exact' ? 'circle-check' : 'triangle-alert'} />
                {LABELS[quotation.match.kind]}
              </span>
            </div>
            <div>
              <blockquote className="cited-as">
                <ComparedText quotation={quotation} />
              </blockquote>
              {quotation.match.kind === 'absent' && <p>{checker.quoteAbsentHint}</p>}
              {quotation.statute && <p className="hint">{describeText(quotation.statute)}</p>}
              <p className="row-links">
                <a className="onward" href={`#c${quotation.number}`}>
                  {checker.number(quotation.number)}
                </a>
                {quotation.page && (
                  <NewTab url={quotation.page} icon="arrow-right">
                    {getLinkLabel(quotation)}
                  </NewTab>
                )}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const describeText = ({
  release: { date },
  earlier,
}: NonNullable<Quotations[number]['statute']>) =>
  earlier ? checker.quoteEarlier(date) : checker.comparedWith(date);

function getLinkLabel({ match, statute }: Quotations[number]): string {
  if (statute) return checker.readSection;
  return match.kind === 'absent' ? checker.readCase : checker.openPassage;
}

function ComparedText({ quotation: { text, match } }: { quotation: Quotations[number] }) {
  if (match.kind !== 'altered') return text;
  return match.parts.map(({ kind, text: part }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one comparison never move
    if (kind === 'kept') return <span key={index}>{part} </span>;
    const Change = kind === 'removed' ? 'del' : 'ins';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Change key={index}>
        <span className="sr-only">{kind === 'removed' ? checker.leftOut : checker.putIn} </span>
        {part}{' '}
      </Change>
    );
  });
}
