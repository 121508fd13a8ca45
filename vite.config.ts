import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

// Compressed together, files are smaller than in pieces, and a phone asks for them in fewer turns: one for the packages; one for all that
// the frame needs, which every page has (what these files import comes with them); one for what the library's pages share.
/** The reader of photos is fetched by those who ask for it. */
const PACKAGES = /node_modules\/(?!(?:@tesseract|tesseract|pdfjs))/;
const FRAME = /\/app\/(?:frame\/|ui\/|root\.tsx)|\/features\/library\/ui\/(?:footnote\.tsx|messages\.ts)/;
const LIBRARY =
  /\/features\/library\/ui\/(?:faq-accordion|list-messages|resource-list|structured-data|topic-card)\.|\/features\/state-rules\/(?:reference-messages|rule-body|rule-references|rule-view)\./;

/** Only the server reads a route's `handle`. React Router's entry for a route re-exports it; without that, the bundler drops it. */
const serverOnlyHandle: Plugin = {
  name: 'server-only-handle',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\?__react-router-build-client-route$/ },
    handler: (code) => ({ code: code.replace(/(?<=[{,]\s*)handle\s*(?:,|(?=\}))/, ''), map: null }),
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), serverOnlyHandle],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: PACKAGES, priority: 2 },
                { name: 'frame', test: FRAME, priority: 1 },
                { name: 'library', test: LIBRARY },
              ],
            },
          },
        },
      },
    },
  },
});
