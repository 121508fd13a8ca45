import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

const findIcon = (page: ReturnType<typeof render>) =>
  page.elements
    .find(({ tag }) => tag === 'use')
    ?.attrs.href?.split('#')
    .at(-1);

test('each kind has its class and its icon', () => {
  const kinds = [
    ['neutral', 'notice', 'info'],
    ['good', 'notice good', 'circle-check'],
    ['caution', 'notice caution', 'triangle-alert'],
    ['failed', 'notice failed', 'circle-alert'],
  ] as const;
  for (const [kind, className, icon] of kinds) {
    const page = render(<Notice kind={kind}>Text.</Notice>);
    expect(page.html).toContain(`class="${className}"`);
    expect(findIcon(page)).toBe(icon);
    expect(page.text).toBe('Text.');
  }
  expect(findIcon(render(<Notice icon="lock">Text.</Notice>))).toBe('lock');
});

test('only a failure is announced unless the place says otherwise', () => {
  expect(render(<Notice kind="failed">Not sent.</Notice>).says('alert')).toEqual(['Not sent.']);
  expect(render(<Notice kind="caution">Careful.</Notice>).all('alert')).toEqual([]);
  expect(
    render(
      <Notice kind="failed" role="status">
        Not sent.
      </Notice>,
    ).says('status'),
  ).toEqual(['Not sent.']);
});

test('an action stands after the sentence', () => {
  const page = render(<Notice action={<Button>Try again</Button>}>Nothing was lost.</Notice>);
  expect(page.text).toBe('Nothing was lost. Try again');
  expect(page.html).toContain('with-action');
  expect(page.get('button', 'Try again').parent?.tag).toBe('div');
});

test('a section with a heading has a name; paragraphs are not inside a paragraph', () => {
  const page = render(
    <Notice kind="caution" as="section" className="mt-6" aria-labelledby="title">
      <h2 id="title">A scam</h2>
      <p>Do not pay.</p>
    </Notice>,
  );
  expect(page.names('region')).toEqual(['A scam']);
  expect(page.html).toContain('class="notice caution mt-6"');
  expect(page.elements.filter(({ tag, parent }) => tag === 'p' && parent?.tag === 'p')).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('long and hostile text is shown in full', () => {
  expect(render(<Notice kind="failed">{`${LONG_WORD} ${HOSTILE}`}</Notice>).text).toBe(
    `${LONG_WORD} ${HOSTILE}`,
  );
});
