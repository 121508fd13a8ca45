// The results of a check: each citation, the corrected text, quotations, the marked text, the table
// of authorities, and downloads.

import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as checker from '../messages/checker.ts';
import type { CheckView } from '../report/view-check.server.ts';
import { AuthorityTable } from './authority-table.tsx';
import { CitationReport } from './citation-report.tsx';
import { CorrectedText } from './corrected-text.tsx';
import { DownloadButton } from './download-button.tsx';
import { QuotationList } from './quotation-list.tsx';
import { TextWithCitations } from './text-with-citations.tsx';

export function CheckResults({ view }: { view: CheckView }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (view) heading.current?.focus();
  }, [view]);
  return (
    <div className="check-results" id="results">
      <h2 className="results-title" ref={heading} tabIndex={-1}>
        {checker.results}: {checker.count(view.total)}
      </h2>
      {view.notices.map((notice) => (
        <Notice key={notice} kind="caution" icon="info">
          {notice}
        </Notice>
      ))}
      {view.total === 0 ? (
        <Notice>{checker.none}</Notice>
      ) : (
        <>
          <p className="hint">{checker.limits}</p>
          <RepairableReport key={view.digest} view={view} />
          {view.quotations.length > 0 && (
            <div>
              <QuotationList quotations={view.quotations} />
            </div>
          )}
          <section aria-labelledby="marked-title">
            <h2 id="marked-title">{checker.marked}</h2>
            <p className="hint">{checker.markedHint}</p>
            <TextWithCitations view={view} />
          </section>
          <div>
            <AuthorityTable table={view.table} marks={view.marks} />
          </div>
          <Downloads isWhole={view.text.length === view.length} />
        </>
      )}
    </div>
  );
}

/** Which corrections are accepted is known to the report and to the corrected text. */
function RepairableReport({ view }: { view: CheckView }) {
  const [accepted, setAccepted] = useState(view.corrections.map(({ preset }) => preset));
  const toggle = (index: number) =>
    setAccepted(accepted.map((isAccepted, i) => (i === index ? !isAccepted : isAccepted)));
  return (
    <>
      <CitationReport view={view} accepted={accepted} onToggle={toggle} />
      {view.corrections.length > 0 && <CorrectedText view={view} accepted={accepted} />}
    </>
  );
}

function Downloads({ isWhole }: { isWhole: boolean }) {
  return (
    <section className="check-downloads" aria-labelledby="downloads-title">
      <h2 id="downloads-title">{checker.downloads}</h2>
      <p className="hint">
        {checker.downloadsHint} {!isWhole && checker.notSentBack}
      </p>
      <p className="check-actions">
        {Object.entries(checker.download).map(([format, label]) => (
          <DownloadButton key={format} value={format} label={label} />
        ))}
        <Button kind="quiet" className="js-only" onClick={() => print()}>
          <Icon name="printer" /> {checker.print}
        </Button>
      </p>
    </section>
  );
}
