import { config } from 'zod';

// zod asks whether it may compile code; the page's policy answers with a report. Set before the first schema is made.
config({ jitless: true });
