// /dev/gallery, of `npm run dev` only: every piece of app/ui in every state, with ordinary words,
// with words that are too long for any line, and from right to left. The theme switch of the bar
// shows the other theme.

import caseCss from '../../styles/case.css?url';
import { Buttons, Fields } from '../../ui/gallery/gallery-fields.tsx';
import { Notices, Parts } from '../../ui/gallery/gallery-parts.tsx';
import { SAMPLES } from '../../ui/gallery/gallery-samples.ts';
import { PageHeader } from '../../ui/page-header.tsx';

// The contents of a page have their style there.
export const links = () => [{ rel: 'stylesheet', href: caseCss }];

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
