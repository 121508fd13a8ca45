import { expect, test, vi } from 'vitest';
import {
  getFieldValue,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import * as saveButton from '../messages/save-button.ts';
import * as savedTexts from '../messages/saved-texts.ts';
import * as workProductTexts from '../messages/work-product-texts.ts';
import { ResultActions, SaveResult } from '../work-product/result-actions.tsx';
import type { PageCitation } from './page-citations.ts';
import { SaveCitation } from './save-citation.tsx';
import { SavedCitations } from './saved-citations.tsx';
import type { SavedList } from './saved-list.ts';

const tab = vi.hoisted(() => ({ citations: [] as PageCitation[] }));
vi.mock('./page-citations.ts', () => ({ usePageCitations: () => tab.citations }));

const list: SavedList = {
  rows: [
    { citation: HOSTILE, slug: 'a', note: LONG_WORD },
    { citation: 'Doe v. Roe', slug: 'b', note: '' },
  ],
  total: 5,
  among: [],
  failed: false,
};

test('shows an empty list without export, signed in or not', () => {
  for (const empty of [null, { ...list, rows: [], total: 0 }]) {
    const page = render(<SavedCitations list={empty} />);
    expect(page.text).toBe(savedTexts.none);
    expect(page.all('button')).toEqual([]);
  }
});

test('shows an error, not an empty list, when loading failed', () => {
  const page = render(<SavedCitations list={{ rows: [], total: 0, among: [], failed: true }} />);
  expect(page.text).toBe(savedTexts.notLoaded);
});

test('each citation has a link, a note and a remove button with its name', () => {
  const page = render(<SavedCitations list={list} />, { path: '/account?x=1' });
  expect(page.get('link', HOSTILE).attrs.href).toBe('/cases/a');
  expect(getFieldValue(page.field(savedTexts.noteFor(HOSTILE)))).toBe(LONG_WORD);
  expect(page.names('summary')).toEqual([
    savedTexts.noteFor(HOSTILE),
    savedTexts.addNoteTo('Doe v. Roe'),
  ]);
  expect(page.get('button', savedTexts.removeWhich('Doe v. Roe'))).toBeDefined();
  expect(page.sends('citation')).toEqual([HOSTILE, HOSTILE, 'Doe v. Roe', 'Doe v. Roe']);
  expect(new Set(page.sends('returnTo'))).toEqual(new Set(['/account?x=1']));
  expect(page.get('link', savedTexts.more(3)).attrs.href).toBe('/account#saved');
  expect(page.field(savedTexts.exportAs)).toBeDefined();
  expect(page.faults()).toEqual([]);
});

test('announces a note that could not be saved next to its form', () => {
  const data = { failure: { kind: 'unavailable', message: 'Not saved.' } };
  const page = render(<SavedCitations list={{ ...list, rows: list.rows.slice(0, 1) }} />, {
    fetcher: { data },
  });
  expect(page.says('alert')).toEqual(['Not saved.', 'Not saved.']);
});

test('offers to move the tab’s citations to the account, and announces a failure', () => {
  tab.citations = [{ slug: 'a', citation: 'Doe v. Roe' }];
  const none = { ...list, rows: [], total: 0 };
  const data = { failure: { kind: 'conflict', message: LONG_WORD } };
  expect(render(<SavedCitations list={none} />).all('alert')).toEqual([]);
  const page = render(<SavedCitations list={none} />, { fetcher: { data } });
  expect(page.says('alert')).toEqual([LONG_WORD]);
  expect(page.get('button', savedTexts.move(1))).toBeDefined();
  expect(page.sends('case')).toEqual(['a']);
  tab.citations = [];
});

const renderButton = (
  props: Partial<Parameters<typeof SaveCitation>[0]>,
  options?: Parameters<typeof render>[1],
) =>
  render(
    <SaveCitation slug="a" citation="Doe v. Roe" signedIn saved={false} {...props} />,
    options,
  );

test('a case can be saved once', () => {
  const page = renderButton({}, { path: '/research?q=x' });
  expect(isDisabled(page.get('button', saveButton.save))).toBe(false);
  expect(page.sends('case')).toEqual(['a']);
  expect(page.sends('returnTo')).toEqual(['/research?q=x']);
  for (const done of [
    renderButton({ saved: true }),
    renderButton({}, { fetcher: { busy: true } }),
    renderButton({}, { fetcher: { data: { failure: null } } }),
  ]) {
    expect(isDisabled(done.get('button', saveButton.done))).toBe(true);
  }
});

test('shows why a case could not be saved and allows a retry', () => {
  const page = renderButton(
    {},
    { fetcher: { data: { failure: { kind: 'unavailable', message: HOSTILE } } } },
  );
  expect(page.says('alert')).toEqual([HOSTILE]);
  expect(isDisabled(page.get('button', saveButton.save))).toBe(false);
});

const renderSaveResult = (options?: Parameters<typeof render>[1], signedIn = true) =>
  render(<SaveResult signed="sealed" title={HOSTILE} signedIn={signedIn} />, options);

test('saves a result under an editable name', () => {
  const page = renderSaveResult();
  expect(getFieldValue(page.field(workProductTexts.saveName))).toBe(HOSTILE);
  expect(page.sends('sealed')).toEqual(['sealed']);
  expect(isDisabled(page.get('button', workProductTexts.save))).toBe(false);
  expect(
    isDisabled(
      renderSaveResult({ fetcher: { busy: true } }).get('button', workProductTexts.saving),
    ),
  ).toBe(true);
  expect(page.faults()).toEqual([]);
});

test('confirms a saved result, explains a failure, and asks visitors to sign in', () => {
  const done = renderSaveResult({ fetcher: { data: { failure: null } } });
  expect(done.says('status')).toEqual([
    `${workProductTexts.savedNow} ${workProductTexts.openSaved}`,
  ]);
  expect(done.get('link', workProductTexts.openSaved).attrs.href).toBe('/research/saved-results');
  const failed = renderSaveResult({
    fetcher: { data: { failure: { kind: 'conflict', message: LONG_WORD } } },
  });
  expect(failed.says('alert')).toEqual([LONG_WORD]);
  expect(failed.field(workProductTexts.saveName)).toBeDefined();
  expect(renderSaveResult({}, false).text).toBe(workProductTexts.signInToSave);
});

test('offers downloads only for a result with a signed payload', () => {
  const renderActions = (workProduct: 'analysis' | 'motion', file?: string) =>
    render(<ResultActions workProduct={workProduct} file={file} text={() => ''} />);
  expect(renderActions('analysis').all('form')).toEqual([]);
  expect(renderActions('analysis', 's').get('form').attrs.action).toBe('/research/analysis-file');
  const motion = renderActions('motion', HOSTILE);
  expect(motion.get('form').attrs.action).toBe('/research/motion-file');
  expect(motion.sends('sealed')).toEqual([HOSTILE]);
  expect(
    motion.get('button', `${workProductTexts.downloads} ${workProductTexts.download.pdf}`).attrs
      .value,
  ).toBe('pdf');
});
