import { expect, test, vi } from 'vitest';
import { HOSTILE, isDisabled, LONG_WORD, render, valueIn } from '#tests/harness/render.tsx';
import { ResultActions, SaveResult } from '../work-product/result-actions.tsx';
import { writingTexts } from '../work-product/work-product-messages.ts';
import type { PageCitation } from './page-citations.ts';
import { saveButton } from './save-button-messages.ts';
import { SaveCitation } from './save-citation.tsx';
import { SavedCitations } from './saved-citations.tsx';
import type { SavedList } from './saved-list.ts';
import { saved } from './saved-messages.ts';

const tab = vi.hoisted(() => ({ kept: [] as PageCitation[] }));
vi.mock('./page-citations.ts', () => ({ usePageCitations: () => tab.kept }));

const list: SavedList = {
  rows: [
    { citation: HOSTILE, slug: 'a', note: LONG_WORD },
    { citation: 'Doe v. Roe', slug: 'b', note: '' },
  ],
  ...{ total: 5, among: [], failed: false },
};

test('an empty list says so, signed in or not, and has nothing to export', () => {
  for (const empty of [null, { ...list, rows: [], total: 0 }]) {
    const page = render(<SavedCitations list={empty} />);
    expect(page.text).toBe(saved.none);
    expect(page.all('button')).toEqual([]);
  }
});

test('a list that could not be loaded is not called empty', () => {
  const page = render(<SavedCitations list={{ rows: [], total: 0, among: [], failed: true }} />);
  expect(page.text).toBe(saved.notLoaded);
});

test('each citation opens, has its note and can be removed, by name', () => {
  const page = render(<SavedCitations list={list} />, { path: '/account?x=1' });
  expect(page.get('link', HOSTILE).attrs.href).toBe('/cases/a');
  expect(valueIn(page.field(saved.noteFor(HOSTILE)))).toBe(LONG_WORD);
  expect(page.names('summary')).toEqual([saved.noteFor(HOSTILE), saved.addNoteTo('Doe v. Roe')]);
  expect(page.get('button', saved.removeWhich('Doe v. Roe'))).toBeDefined();
  expect(page.sends('citation')).toEqual([HOSTILE, HOSTILE, 'Doe v. Roe', 'Doe v. Roe']);
  expect(new Set(page.sends('returnTo'))).toEqual(new Set(['/account?x=1']));
  expect(page.get('link', saved.more(3)).attrs.href).toBe('/account#saved');
  expect(page.field(saved.exportAs)).toBeDefined();
  expect(page.faults()).toEqual([]);
});

test('a note that could not be saved is announced beside its form', () => {
  const data = { failure: { kind: 'unavailable', message: 'Not saved.' } };
  const page = render(<SavedCitations list={{ ...list, rows: list.rows.slice(0, 1) }} />, { fetcher: { data } });
  expect(page.says('alert')).toEqual(['Not saved.', 'Not saved.']);
});

test('what the tab kept can be moved to the account, and when that fails it is announced', () => {
  tab.kept = [{ slug: 'a', citation: 'Doe v. Roe' }];
  const none = { ...list, rows: [], total: 0 };
  const data = { failure: { kind: 'conflict', message: LONG_WORD } };
  expect(render(<SavedCitations list={none} />).all('alert')).toEqual([]);
  const page = render(<SavedCitations list={none} />, { fetcher: { data } });
  expect(page.says('alert')).toEqual([LONG_WORD]);
  expect(page.get('button', saved.move(1))).toBeDefined();
  expect(page.sends('case')).toEqual(['a']);
  tab.kept = [];
});

const button = (props: Partial<Parameters<typeof SaveCitation>[0]>, options?: Parameters<typeof render>[1]) =>
  render(<SaveCitation slug="a" citation="Doe v. Roe" signedIn saved={false} {...props} />, options);

test('a case can be saved once', () => {
  const page = button({}, { path: '/research?q=x' });
  expect(isDisabled(page.get('button', saveButton.save))).toBe(false);
  expect(page.sends('case')).toEqual(['a']);
  expect(page.sends('returnTo')).toEqual(['/research?q=x']);
  for (const done of [
    button({ saved: true }),
    button({}, { fetcher: { busy: true } }),
    button({}, { fetcher: { data: { failure: null } } }),
  ]) {
    expect(isDisabled(done.get('button', saveButton.done))).toBe(true);
  }
});

test('a case that could not be saved says why and can be tried again', () => {
  const page = button({}, { fetcher: { data: { failure: { kind: 'unavailable', message: HOSTILE } } } });
  expect(page.says('alert')).toEqual([HOSTILE]);
  expect(isDisabled(page.get('button', saveButton.save))).toBe(false);
});

const saveResult = (options?: Parameters<typeof render>[1], signedIn = true) =>
  render(<SaveResult sealed="sealed" title={HOSTILE} signedIn={signedIn} />, options);

test('a result is saved under a name that can be changed', () => {
  const page = saveResult();
  expect(valueIn(page.field(writingTexts.saveName))).toBe(HOSTILE);
  expect(page.sends('sealed')).toEqual(['sealed']);
  expect(isDisabled(page.get('button', writingTexts.save))).toBe(false);
  expect(isDisabled(saveResult({ fetcher: { busy: true } }).get('button', writingTexts.saving))).toBe(true);
  expect(page.faults()).toEqual([]);
});

test('a saved result says so, a failed one why, and strangers are told to sign in', () => {
  const done = saveResult({ fetcher: { data: { failure: null } } });
  expect(done.says('status')).toEqual([`${writingTexts.savedNow} ${writingTexts.openSaved}`]);
  expect(done.get('link', writingTexts.openSaved).attrs.href).toBe('/research/saved-results');
  const failed = saveResult({ fetcher: { data: { failure: { kind: 'conflict', message: LONG_WORD } } } });
  expect(failed.says('alert')).toEqual([LONG_WORD]);
  expect(failed.field(writingTexts.saveName)).toBeDefined();
  expect(saveResult({}, false).text).toBe(writingTexts.signInToSave);
});

test('files are offered only for what can be handed back', () => {
  const actions = (writing: 'analysis' | 'motion', file?: string) =>
    render(<ResultActions writing={writing} file={file} text={() => ''} />);
  expect(actions('analysis').all('form')).toEqual([]);
  expect(actions('analysis', 's').get('form').attrs.action).toBe('/research/analysis-file');
  const motion = actions('motion', HOSTILE);
  expect(motion.get('form').attrs.action).toBe('/research/motion-file');
  expect(motion.sends('sealed')).toEqual([HOSTILE]);
  expect(motion.get('button', `${writingTexts.downloads} ${writingTexts.download.pdf}`).attrs.value).toBe('pdf');
});
