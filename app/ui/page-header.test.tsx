import { expect, test } from 'vitest';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { FormPage } from './form-page.tsx';
import { PageHeader } from './page-header.tsx';

test('a page head has one title, with a label before it and a lead and more after it', () => {
  const page = render(
    <PageHeader
      label="Supreme Court"
      title={<i>Miranda</i>}
      lead="384 U.S. 436"
      className="case-head"
    >
      <button type="button">Print</button>
    </PageHeader>,
  );
  expect(page.names('heading')).toEqual(['Miranda']);
  expect(page.text).toBe('Supreme Court Miranda 384 U.S. 436 Print');
  expect(page.html).toContain('class="page-title case-head"');
});

test('what is not given is not there', () => {
  expect(render(<PageHeader title="Law" />).html).not.toContain('<p');
  expect(render(<FormPage title="Support">{null}</FormPage>).html).not.toContain('<p');
});

test('the page around a form has a title and a lead', () => {
  const page = render(
    <FormPage wide title="Support" lead="Write to us.">
      <form />
    </FormPage>,
  );
  expect(page.names('heading')).toEqual(['Support']);
  expect(page.text).toBe('Support Write to us.');
});

test('long and hostile text is shown in full', () => {
  expect(render(<PageHeader label={HOSTILE} title={LONG_WORD} lead={HOSTILE} />).text).toBe(
    `${HOSTILE} ${LONG_WORD} ${HOSTILE}`,
  );
});
