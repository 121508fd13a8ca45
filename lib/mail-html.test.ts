import { expect, test } from 'vitest';
import { renderMailHtml } from './mail-html.ts';

test('renders paragraphs, line breaks and links, and escapes everything else', () => {
  const html = renderMailHtml(
    'A <b>subject</b>',
    'Hello <script>x</script>\nsecond line\n\nOpen https://law.example/?a=1&b=2\n',
  );
  expect(html).toContain('<h1>A &lt;b&gt;subject&lt;/b&gt;</h1>');
  expect(html).toContain('<p>Hello &lt;script&gt;x&lt;/script&gt;<br>\nsecond line</p>');
  expect(html).toContain(
    '<a href="https://law.example/?a=1&amp;b=2">https://law.example/?a=1&amp;b=2</a>',
  );
  expect(html).not.toMatch(/<script|<img/);
});
