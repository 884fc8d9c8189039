import { z } from 'zod';

// Without its just-in-time compiler zod never calls `new Function`, which the Content-Security-Policy forbids.
z.config({ jitless: true });

export { z };
