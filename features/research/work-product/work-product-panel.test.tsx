import { expect, test } from 'vitest';
import { motionNames } from '#features/motions/page-messages.ts';
import type { Failure } from '#lib/result.ts';
import { getText, HOSTILE, isDisabled, LONG_WORD, render, valueIn } from '#tests/harness/render.tsx';
import { AnalysisDesk } from './analysis-panel.tsx';
import { MotionDesk } from './motion-panel.tsx';
import { type FormAnswer, nothingTyped, type WritingEvent } from './work-product.ts';
import { WritingForm } from './work-product-form.tsx';
import { writingTexts } from './work-product-messages.ts';
import type { DeskData } from './work-product-panel.tsx';

const desk: DeskData = { provider: null, mayMemo: false, signedIn: false, jurisdiction: 'CA', siteUrl: 'https://example.org' };
const typed = { ...nothingTyped('TX'), text: `${HOSTILE} ${LONG_WORD}`, libraryOnly: true };
const answer = (more: Partial<FormAnswer> = {}): FormAnswer => ({ writing: 'analysis', typed, events: [], refusal: null, ...more });
const refused = (kind: Failure['kind'], mayTry = false) =>
  render(<AnalysisDesk desk={desk} answer={answer({ refusal: { failure: { kind, message: 'Refused.' }, mayTry } })} />);

test('an empty desk waits for words, and without JavaScript it does not', () => {
  const page = render(<AnalysisDesk desk={desk} answer={undefined} />);
  expect(page.get('form').attrs).toMatchObject({ method: 'post', action: '/research?tab=strategy', enctype: 'multipart/form-data' });
  expect(page.described(page.field(writingTexts.label.strategy))).toBe(`${writingTexts.hint.strategy} ${writingTexts.length(0, 8000)}`);
  expect(valueIn(page.field(writingTexts.jurisdiction))).toBe('CA');
  expect(page.all('button', writingTexts.search).map(isDisabled)).toEqual([true, false]);
  expect(page.text).toContain(writingTexts.noProvider);
  expect(page.get('link', writingTexts.memoNeeds).attrs.href).toBe('/subscription');
  expect(page.says('status')).toEqual(['']);
  expect(page.all('region')).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('a plan for memos has a button for one, and a provider can be opted out of', () => {
  const page = render(<AnalysisDesk desk={{ ...desk, mayMemo: true, provider: 'Example AI', signedIn: true }} answer={answer()} />);
  expect(page.all('button', writingTexts.memo)).toHaveLength(2);
  expect('checked' in page.get('checkbox', writingTexts.libraryOnly).attrs).toBe(true);
  expect(page.text).toContain(writingTexts.sendsTo('Example AI'));
  expect(page.get('link', writingTexts.openSaved).attrs.href).toBe('/research/saved-results');
});

test.each(['invalid', 'unavailable', 'unauthenticated', 'needs_plan', 'rate_limited'] as const)(
  'a refusal (%s) is announced and keeps what was typed',
  (kind) => {
    const page = refused(kind);
    expect(page.says('alert')[0]).toMatch(/^Refused\./);
    expect(valueIn(page.field(writingTexts.label.strategy))).toBe(`${HOSTILE} ${LONG_WORD}`);
    expect(valueIn(page.field(writingTexts.jurisdiction))).toBe('TX');
    expect(page.faults()).toEqual([]);
  },
);

test('each refusal offers the one thing that helps', () => {
  expect(refused('unauthenticated').get('link', writingTexts.signIn).attrs.href).toBe('/auth/login?returnTo=%2Fresearch%3Ftab%3Dstrategy');
  expect(refused('needs_plan').get('link', writingTexts.upgrade).attrs.href).toBe('/subscription');
  const attrs = { type: 'submit', form: 'writing-form', name: 'try', value: 'once' };
  expect(refused('needs_plan', true).get('button', writingTexts.tryButton).attrs).toMatchObject(attrs);
  expect(refused('unavailable').says('alert')).toEqual([`Refused. ${writingTexts.stillThere}`]);
});

test('only what is wrong with the text marks its box', () => {
  const invalid = (kind: Failure['kind']) => refused(kind).field(writingTexts.label.strategy).attrs['aria-invalid'];
  expect([invalid('invalid'), invalid('unavailable')]).toEqual(['true', 'false']);
});

test('a wrong text is described by what is wrong with it', () => {
  const page = refused('invalid');
  expect(page.described(page.field(writingTexts.label.strategy))).toContain('Refused.');
});

test('too few words say how many are needed', () => {
  const page = render(<AnalysisDesk desk={desk} answer={answer({ typed: { ...typed, text: 'short' } })} />);
  expect(page.described(page.field(writingTexts.label.strategy))).toContain(`· ${writingTexts.atLeast(20)}`);
});

const facts: WritingEvent = { type: 'facts', facts: [{ n: 1, text: HOSTILE, start: 0, end: 1 }] };
const begun: WritingEvent = { type: 'begun', kind: 'analysis', writer: 'library', jurisdiction: 'TX' };

test('a finished free analysis is there with its note, and can be saved by those who are signed in', () => {
  const events: WritingEvent[] = [
    { type: 'access', access: 'trial' },
    begun,
    facts,
    { type: 'sealed', sealed: 'S' },
    { type: 'ended', how: 'finished' },
  ];
  const page = render(<AnalysisDesk desk={{ ...desk, signedIn: true }} answer={answer({ events })} />);
  expect(page.get('region', writingTexts.title.analysis).attrs['aria-busy']).toBe('false');
  expect(page.text).toContain(HOSTILE);
  expect(page.text).toContain(writingTexts.trialNote);
  expect(page.says('status')).toContain(writingTexts.done.analysis);
  expect(page.sends('sealed')).toEqual(['S', 'S']);
  expect(page.field(writingTexts.saveName)).toBeDefined();
  expect(page.faults()).toEqual([]);
});

test('the desk of motions keeps the kind and opens a filled caption', () => {
  const caption = { ...typed.caption, court: LONG_WORD, movingParty: 'defendant' as const };
  const page = render(
    <MotionDesk desk={desk} answer={answer({ writing: 'motion', typed: { ...typed, motionType: 'compel-discovery', caption } })} />,
  );
  const chosen = page.field(writingTexts.motionType);
  expect(valueIn(chosen)).toBe('compel-discovery');
  expect(getText(chosen)).toContain(motionNames['compel-discovery']);
  expect('open' in page.get('details', writingTexts.captionTitle).attrs).toBe(true);
  expect(valueIn(page.field(writingTexts.caption.court))).toBe(LONG_WORD);
  expect(valueIn(page.field(writingTexts.movingParty))).toBe('defendant');
  expect(page.faults()).toEqual([]);
  const empty = render(<MotionDesk desk={desk} answer={undefined} />);
  expect('open' in empty.get('details', writingTexts.captionTitle).attrs).toBe(false);
});

test('while it is written every button waits', () => {
  const nothing = () => {};
  const props = { typed, box: { current: null }, provider: null, fault: null, onChange: nothing, onSend: nothing, onClear: nothing };
  const page = render(<WritingForm tab="strategy" {...props} mayMemo running />);
  expect(isDisabled(page.get('button', writingTexts.searching))).toBe(true);
  expect(page.all('button', writingTexts.memo).map(isDisabled)).toEqual([true, false]);
  expect(isDisabled(page.get('button', writingTexts.clear))).toBe(true);
});
