import { hash, verify } from '@node-rs/argon2';
import { serveJobs } from './background/serve-jobs.ts';
import { argon2Parameters, type PasswordJob } from './passwords.ts';

serveJobs((job: PasswordJob): Promise<string | boolean> =>
  job.kind === 'hash' ? hash(job.password, argon2Parameters) : verify(job.hash, job.password),
);
