/*
 * Whether what a container runs can work, for Docker's HEALTHCHECK: ends with 0 when its process says that it is ready. A worker alone
 * says so at WORKER_METRICS_PORT.
 */
const { PROCESSES, PORT = '3333', WORKER_METRICS_PORT } = process.env
const port = PROCESSES === 'worker' ? WORKER_METRICS_PORT : PORT
try {
  const signal = AbortSignal.timeout(5000)
  const answer = await fetch(`http://localhost:${port}/health/ready`, { signal })
  console.log(await answer.text())
  process.exit(answer.ok ? 0 : 1)
} catch (error) {
  console.log(`Nothing answers at port ${port}: ${error.cause?.message ?? error.message}`)
  process.exit(1)
}
