import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        // Compressed together, files are smaller than in pieces: one for the packages, and one for all that the frame needs, which
        // every page has (what app/frame/ imports comes with it).
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'vendor', test: /node_modules/, priority: 2 },
                { name: 'frame', test: /\/app\/(?:frame\/|root\.tsx)/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
