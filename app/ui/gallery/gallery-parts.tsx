import { Button, ButtonLink } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { LoadingState } from '../loading-state.tsx';
import { MarkedText } from '../marked-text.tsx';
import { Notice } from '../notice.tsx';
import { PageContents } from '../page-contents.tsx';
import { PopoverNote } from '../popover-note.tsx';
import { Tabs } from '../tabs.tsx';
import type { Sample } from './gallery-samples.ts';

export function Notices({ id, word, sentence }: Sample) {
  return (
    <section aria-label="Notice" className="grid grid-cols-1 gap-4">
      <Notice>{sentence}</Notice>
      <Notice kind="good">{sentence}</Notice>
      <Notice kind="caution">{sentence}</Notice>
      <Notice kind="failed" role="note">
        <b>{word}</b> {sentence}
      </Notice>
      <Notice kind="caution" icon="bookmark" action={<Button>{word}</Button>}>
        {sentence}
      </Notice>
      <Notice kind="failed" role="note" as="section" aria-labelledby={`${id}-faults`}>
        <h2 id={`${id}-faults`} className="text-h4">
          {word}
        </h2>
        <ul className="list-disc ps-5">
          <li>{sentence}</li>
          <li>{word}</li>
        </ul>
      </Notice>
    </section>
  );
}

export function Parts({ id, word, title, sentence }: Sample) {
  const tabs = ['one', 'two', 'three'].map((name, index) => ({
    id: `${id}-${name}`,
    label: word,
    to: `#${id}`,
    count: index === 1 ? 12 : undefined,
  }));
  return (
    <>
      <section aria-label="Tabs">
        <Tabs label={word} tabs={tabs} open={`${id}-one`} panelId={`${id}-panel`}>
          <p className="py-4">
            <MarkedText text={sentence} marks={[[0, 4]]} />
          </p>
        </Tabs>
      </section>
      <section aria-label="Contents">
        <PageContents
          label={word}
          parts={[
            { href: '#text', label: word },
            { href: '#cited-by', label: title, count: 1234 },
          ]}
        />
      </section>
      <section aria-label="Empty, loading, failed" className="grid grid-cols-1 gap-6">
        <EmptyState title={title} hint={sentence}>
          <ButtonLink kind="quiet" to="#">
            {word}
          </ButtonLink>
        </EmptyState>
        <LoadingState count={2} label={word} announced={false} />
        <LoadFailed message={sentence} retryLabel={word} loadingLabel={word} />
      </section>
      <section aria-label="Note">
        <button
          type="button"
          className="term max-w-full wrap-anywhere"
          popoverTarget={`${id}-note`}
        >
          {word}
        </button>
        <PopoverNote id={`${id}-note`} label={word} link={<a href="#top">{word}</a>} close={word}>
          <b>{word}</b>
          <p>{sentence}</p>
        </PopoverNote>
      </section>
    </>
  );
}
