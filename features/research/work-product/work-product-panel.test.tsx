import { expect, test } from 'vitest';
import { motionNames } from '#features/motions/messages/tables.ts';
import type { Failure } from '#lib/result.ts';
import {
  getFieldValue,
  getText,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import * as motionFormTexts from '../messages/motion-form-texts.ts';
import * as workProductTexts from '../messages/work-product-texts.ts';
import { AnalysisPanel } from './analysis-panel.tsx';
import { MotionPanel } from './motion-panel.tsx';
import { createEmptyInput, type FormAnswer, type WorkProductEvent } from './work-product.ts';
import { WorkProductForm } from './work-product-form.tsx';
import type { WorkProductOptions } from './work-product-panel.tsx';

const pageData: WorkProductOptions = {
  provider: null,
  mayMemo: false,
  signedIn: false,
  jurisdiction: 'CA',
  siteUrl: 'https://example.org',
};
const input = { ...createEmptyInput('TX'), text: `${HOSTILE} ${LONG_WORD}`, libraryOnly: true };
const createAnswer = (more: Partial<FormAnswer> = {}): FormAnswer => ({
  writing: 'analysis',
  typed: input,
  events: [],
  refusal: null,
  ...more,
});
const renderRefused = (kind: Failure['kind'], mayTry = false) =>
  render(
    <AnalysisPanel
      pageData={pageData}
      answer={createAnswer({ refusal: { failure: { kind, message: 'Refused.' }, mayTry } })}
    />,
  );

test('disables the button of an empty form, except without JavaScript', () => {
  const page = render(<AnalysisPanel pageData={pageData} answer={undefined} />);
  expect(page.get('form').attrs).toMatchObject({
    method: 'post',
    action: '/research?tab=strategy#research-answer',
    enctype: 'multipart/form-data',
  });
  expect(page.described(page.field(workProductTexts.label.strategy))).toBe(
    `${workProductTexts.hint.strategy} ${workProductTexts.length(0, 8000)}`,
  );
  expect(getFieldValue(page.field(workProductTexts.jurisdiction))).toBe('CA');
  expect(page.all('button', workProductTexts.submit.strategy).map(isDisabled)).toEqual([
    true,
    false,
  ]);
  expect(page.text).toContain(workProductTexts.noProvider);
  expect(page.get('link', workProductTexts.memoNeeds).attrs.href).toBe('/subscription');
  expect(page.says('status')).toEqual(['']);
  expect(page.all('region')).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('offers the memo to plans that include it, and "Library only" when a provider is connected', () => {
  const page = render(
    <AnalysisPanel
      pageData={{ ...pageData, mayMemo: true, provider: 'Example AI', signedIn: true }}
      answer={createAnswer()}
    />,
  );
  expect(page.all('button', workProductTexts.memo)).toHaveLength(2);
  expect('checked' in page.get('checkbox', workProductTexts.libraryOnly).attrs).toBe(true);
  expect(page.text).toContain(workProductTexts.sendsTo('Example AI'));
  expect(page.get('link', workProductTexts.openSaved).attrs.href).toBe('/research/saved-results');
});

test.each(['invalid', 'unavailable', 'unauthenticated', 'needs_plan', 'rate_limited'] as const)(
  'a refusal (%s) is announced and keeps the form’s text',
  (kind) => {
    const page = renderRefused(kind);
    expect(page.says('alert')[0]).toMatch(/^Refused\./);
    expect(getFieldValue(page.field(workProductTexts.label.strategy))).toBe(
      `${HOSTILE} ${LONG_WORD}`,
    );
    expect(getFieldValue(page.field(workProductTexts.jurisdiction))).toBe('TX');
    expect(page.faults()).toEqual([]);
  },
);

test('each refusal offers the matching action', () => {
  expect(renderRefused('unauthenticated').get('link', workProductTexts.signIn).attrs.href).toBe(
    '/auth/login?returnTo=%2Fresearch%3Ftab%3Dstrategy',
  );
  expect(renderRefused('needs_plan').get('link', workProductTexts.upgrade).attrs.href).toBe(
    '/subscription',
  );
  const attrs = { type: 'submit', form: 'writing-form', name: 'try', value: 'once' };
  expect(
    renderRefused('needs_plan', true).get('button', workProductTexts.tryButton).attrs,
  ).toMatchObject(attrs);
  expect(renderRefused('unavailable').says('alert')).toEqual([
    `Refused. ${workProductTexts.stillThere}`,
  ]);
});

test('marks the field as invalid only when the text is the problem', () => {
  const getInvalid = (kind: Failure['kind']) =>
    renderRefused(kind).field(workProductTexts.label.strategy).attrs['aria-invalid'];
  expect([getInvalid('invalid'), getInvalid('unavailable')]).toEqual(['true', undefined]);
});

test('describes an invalid text by its error', () => {
  const page = renderRefused('invalid');
  expect(page.described(page.field(workProductTexts.label.strategy))).toContain('Refused.');
});

test('shows the minimum length when the text is too short', () => {
  const page = render(
    <AnalysisPanel
      pageData={pageData}
      answer={createAnswer({ typed: { ...input, text: 'short' } })}
    />,
  );
  expect(page.described(page.field(workProductTexts.label.strategy))).toContain(
    `· ${workProductTexts.atLeast(20)}`,
  );
});

const facts: WorkProductEvent = {
  type: 'facts',
  facts: [{ n: 1, text: HOSTILE, start: 0, end: 1 }],
};
const started: WorkProductEvent = {
  type: 'begun',
  kind: 'analysis',
  writer: 'library',
  jurisdiction: 'TX',
};

test('shows a finished free analysis with its note and, when signed in, a save form', () => {
  const events: WorkProductEvent[] = [
    { type: 'access', access: 'trial' },
    started,
    facts,
    { type: 'sealed', sealed: 'S' },
    { type: 'ended', how: 'finished' },
  ];
  const page = render(
    <AnalysisPanel pageData={{ ...pageData, signedIn: true }} answer={createAnswer({ events })} />,
  );
  expect(page.get('region', workProductTexts.title.analysis).attrs['aria-busy']).toBe('false');
  expect(page.text).toContain(HOSTILE);
  expect(page.text).toContain(workProductTexts.trialNote);
  expect(page.says('status')).toContain(workProductTexts.done.analysis);
  expect(page.sends('sealed')).toEqual(['S', 'S']);
  expect(page.field(workProductTexts.saveName)).toBeDefined();
  expect(page.faults()).toEqual([]);
});

test('the motions form keeps the motion type and opens a caption that has values', () => {
  const caption = { ...input.caption, court: LONG_WORD, movingParty: 'defendant' as const };
  const page = render(
    <MotionPanel
      pageData={pageData}
      answer={createAnswer({
        writing: 'motion',
        typed: { ...input, motionType: 'compel-discovery', caption },
      })}
    />,
  );
  const motionField = page.field(workProductTexts.motionType);
  expect(getFieldValue(motionField)).toBe('compel-discovery');
  expect(getText(motionField)).toContain(motionNames['compel-discovery']);
  expect('open' in page.get('details', motionFormTexts.captionTitle).attrs).toBe(true);
  expect(getFieldValue(page.field(motionFormTexts.caption.court))).toBe(LONG_WORD);
  expect(getFieldValue(page.field(motionFormTexts.movingParty))).toBe('defendant');
  expect(page.faults()).toEqual([]);
  const empty = render(<MotionPanel pageData={pageData} answer={undefined} />);
  expect('open' in empty.get('details', motionFormTexts.captionTitle).attrs).toBe(false);
});

test('disables every button while a result is being written', () => {
  const ignore = () => {};
  const props = {
    input,
    formRef: { current: null },
    provider: null,
    error: null,
    question: null,
    tryOnceFree: false,
    onChange: ignore,
    onSend: ignore,
    onClear: ignore,
  };
  const page = render(<WorkProductForm tab="strategy" {...props} mayMemo running />);
  expect(isDisabled(page.get('button', workProductTexts.submitting.strategy))).toBe(true);
  expect(page.all('button', workProductTexts.memo).map(isDisabled)).toEqual([true, false]);
  expect(isDisabled(page.get('button', workProductTexts.clear))).toBe(true);
});

const question: WorkProductEvent = {
  type: 'question',
  choices: [
    { id: 'premises-liability', name: 'Dangerous property', summary: HOSTILE },
    { id: 'negligence', name: 'Negligence', summary: LONG_WORD },
  ],
  clear: 'premises-liability',
};

test('a motion asks for the court first, and for the claim before anything is drafted', () => {
  const empty = render(<MotionPanel pageData={pageData} answer={undefined} />);
  expect(empty.all('radio').map(({ attrs }) => [attrs.value, 'required' in attrs])).toEqual([
    ['federal', true],
    ['state', true],
  ]);
  expect(empty.names('button')).toContain(workProductTexts.submit.motions);
  expect(empty.field(`${motionFormTexts.claim} ${motionFormTexts.optional}`)).toBeDefined();
  const events: WorkProductEvent[] = [question, { type: 'ended', how: 'finished' }];
  const withQuestion = render(
    <MotionPanel
      pageData={pageData}
      answer={createAnswer({ writing: 'motion', events, tryOnceFree: true })}
    />,
  );
  expect(
    withQuestion
      .all('radio')
      .slice(2)
      .map(({ attrs }) => [attrs.value, 'checked' in attrs]),
  ).toEqual([
    ['premises-liability', true],
    ['negligence', false],
    ['other', false],
  ]);
  expect(withQuestion.sends('try')).toEqual(['once']);
  expect(withQuestion.all('region')).toEqual([]);
  expect(withQuestion.faults()).toEqual([]);
});

test('the heading of a motion says how many blanks are left', () => {
  const motion = {
    motionType: 'summary-judgment',
    title: 'M',
    jurisdiction: 'TX',
    sections: [],
    sources: [],
  } as const;
  const blanks = [1, 2].map((n) => ({ text: `[B ${n}]`, times: 1, sections: [] }));
  const events: WorkProductEvent[] = [
    { type: 'finished', motion: { ...motion, sections: [], sources: [], blanks }, sealed: '' },
    { type: 'ended', how: 'finished' },
  ];
  const page = render(
    <MotionPanel pageData={pageData} answer={createAnswer({ writing: 'motion', events })} />,
  );
  expect(page.get('region', 'Motion, 2 blanks left')).toBeDefined();
});
