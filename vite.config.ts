import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Compressed together, files are smaller, and a phone asks for them in fewer turns. */
const groups = [
  // The reader of photos is fetched by those who ask for it.
  { name: 'vendor', test: /node_modules\/(?!(?:@tesseract|tesseract|pdfjs))/, priority: 1 },
  { name: 'frame', test: /\/app\/(?:frame|ui)\/|\/app\/root\.tsx/ },
];
// Where a text is shown stands the text itself.
const client = { optimization: { inlineConst: true }, output: { codeSplitting: { groups } } };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: client } } },
});
