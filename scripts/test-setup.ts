import fc from 'fast-check'

// The same cases in every run, so that a red test is a change; SEED=… looks for new ones.
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 1940) })
