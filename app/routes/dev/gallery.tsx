// /dev/gallery, of `npm run dev` only: every piece of app/ui in every state, with ordinary words,
// with words that are too long for any line, and from right to left. The theme switch of the bar
// shows the other theme.

import caseCss from '../../styles/case.css?url';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { FilterForm } from '../../ui/filter-form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageContents } from '../../ui/page-contents.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PopoverNote } from '../../ui/popover-note.tsx';
import { Tabs } from '../../ui/tabs.tsx';

// The contents of a page have their style there.
export const links = () => [{ rel: 'stylesheet', href: caseCss }];

type Sample = {
  id: string;
  dir: 'ltr' | 'rtl';
  lang: string;
  word: string;
  title: string;
  sentence: string;
};

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const SAMPLES: Sample[] = [
  {
    id: 'plain',
    dir: 'ltr',
    lang: 'en',
    word: 'Save the draft',
    title: 'Pieces of the page',
    sentence: 'The draft was kept on this device. Sign in to find it on another one.',
  },
  {
    id: 'long',
    dir: 'ltr',
    lang: 'de',
    word: LONG,
    title: `${LONG}${LONG.toLowerCase()}`,
    sentence: `${LONG} ${LONG} https://www.example.gov/${LONG.toLowerCase().repeat(2)}`,
  },
  {
    id: 'right-to-left',
    dir: 'rtl',
    lang: 'ar',
    word: 'احفظ المسودة',
    title: 'أجزاء الصفحة',
    sentence:
      'حُفظت المسودة على هذا الجهاز. سجّل الدخول لتجدها على جهاز آخر (Plainlaw, 42 U.S.C. § 1983).',
  },
];

export const meta = () => [{ title: 'Pieces of the page' }, { name: 'robots', content: 'noindex' }];

export default function Gallery() {
  return (
    <div className="page-width pt-8">
      {SAMPLES.map((sample) => (
        <div
          key={sample.id}
          id={sample.id}
          dir={sample.dir}
          lang={sample.lang}
          className="mb-16 grid grid-cols-1 gap-10"
        >
          <div>
            <PageHeader label={sample.word} title={sample.title} lead={sample.sentence} />
          </div>
          <Buttons {...sample} />
          <Fields {...sample} />
          <Notices {...sample} />
          <Parts {...sample} />
        </div>
      ))}
    </div>
  );
}

function Buttons({ word }: Sample) {
  return (
    <section aria-label="Button" className="flex flex-wrap gap-3">
      <Button>{word}</Button>
      <Button kind="quiet">
        <Icon name="download" />
        {word}
      </Button>
      <Button kind="danger">{word}</Button>
      <Button disabled>{word}</Button>
      <Button kind="quiet" disabled>
        {word}
      </Button>
      <ButtonLink to="#">{word}</ButtonLink>
      <ButtonLink kind="quiet" to="#">
        {word}
      </ButtonLink>
      <a className="onward" href="#top">
        {word} <Icon name="arrow-right" />
      </a>
    </section>
  );
}

function Fields({ id, word, sentence }: Sample) {
  const options = [
    ['', word],
    ['long', sentence],
  ] as const;
  return (
    <section aria-label="Field" className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <TextField label={word} />
      <TextField label={word} optional={word} hint={sentence} defaultValue={sentence} />
      <TextField label={word} hint={sentence} error={sentence} defaultValue={word} />
      <TextField label={word} hideLabel placeholder={sentence} />
      <SelectField label={word} hint={sentence} options={options} />
      <SelectField label={word} error={sentence} options={options} defaultValue="long" />
      <TextArea label={word} rows={3} defaultValue={sentence} />
      <TextArea label={word} rows={3} error={sentence} disabled />
      <TextField label={word} type="file" hint={sentence} />
      <Field label={word} hint={sentence}>
        {(joined) => <input {...joined} className="input" type="date" />}
      </Field>
      <label className="choice">
        <input type="checkbox" defaultChecked />
        <span>{sentence}</span>
      </label>
      <FilterForm key={id} label={word} placeholder={sentence} button={word} />
    </section>
  );
}

function Notices({ id, word, sentence }: Sample) {
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

function Parts({ id, word, title, sentence }: Sample) {
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
