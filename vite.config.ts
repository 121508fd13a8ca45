import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { splitCatalogues } from './scripts/split-catalogues.ts';

// Compressed together, files are smaller than in pieces, and a phone asks for them in fewer turns:
// one for the packages; one for all that the frame needs, which every page has (what these files
// import comes with them); one for what the library's pages share.
/** Of the texts; scripts/prepare.mjs builds each language that has some. Not set for English. */
const language = process.env.BUILD_LANGUAGE || undefined;

/** The reader of photos is fetched by those who ask for it. */
const PACKAGES = /node_modules\/(?!(?:@tesseract|tesseract|pdfjs))/;
const FRAME =
  /\/app\/(?:frame\/(?!emailed-link|messages|slash-key-switch)|ui\/(?!filter-form|form-page|load-failed|loading-state|marked-text|tabs)|root\.tsx)|\/features\/library\/ui\/footnote\.tsx|\/features\/dictionary\/term-note/;
const LIBRARY =
  /\/app\/(?:ui\/filter-form\.|styles\/volume\.css)|\/features\/library\/ui\/(?:faq-accordion|resource-list|structured-data|topic-card)\.|\/features\/state-rules\/(?:rule-body|rule-references|rule-view)\./;

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    splitCatalogues(import.meta.dirname, language),
  ],
  // Every language gets these files from the English build.
  publicDir: language ? false : 'public',
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Texts, above all: where one is shown stands the text itself.
          optimization: { inlineConst: true },
          output: {
            // The table of routes names every file, and what is random in a name cannot be
            // compressed.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'vendor', test: PACKAGES, priority: 2 },
                { name: 'frame', test: FRAME, priority: 1 },
                { name: 'library', test: LIBRARY },
                {
                  name: 'account-fields',
                  test: /\/accounts\/ui\/(?:email-field|failure-summary|password-field)\.tsx/,
                },
                { name: 'form-page', test: /\/(?:form|emailed-link)-page\.tsx/ },
              ],
            },
          },
        },
      },
    },
  },
});
