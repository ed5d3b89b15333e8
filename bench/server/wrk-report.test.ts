import { expect, test } from "vitest";
import { readReport } from "./wrk-report.ts";

const well = `Running 1s test @ http://127.0.0.1:42877/results
  1 threads and 8 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   310.29us  214.46us   4.35ms   93.45%
    Req/Sec    25.18k     1.90k   28.01k    70.00%
  Latency Distribution
     50%  268.00us
     75%  335.00us
     90%  459.00us
     99%    1.25ms
  27559 requests in 1.10s, 383.60MB read
Requests/sec:  25053.62
Transfer/sec:    348.73MB
`;

test("requests, latency and the absence of errors are read", () => {
  expect(readReport(well)).toEqual({
    requests: 27_559,
    rate: 25_053.62,
    median: 0.268,
    slowest: 1.25,
    errors: 0,
  });
});

test("failed connections and refused requests are errors together", () => {
  const ill = well.replace(
    "Requests/sec:",
    "  Socket errors: connect 1, read 20, write 0, timeout 300\n  Non-2xx or 3xx responses: 4000\nRequests/sec:",
  );
  expect(readReport(ill).errors).toBe(4321);
});

test("latencies of seconds are milliseconds too", () => {
  const slow = well.replace("268.00us", "1.50s").replace("1.25ms", "1.02m");
  expect(readReport(slow)).toMatchObject({ median: 1500, slowest: 61_200 });
});

test("something else than a report is quoted", () => {
  expect(() => readReport("unable to connect to 127.0.0.1:1 Connection refused")).toThrow(
    "wrk did not say ^\\s*(\\d+) requests in :\nunable to connect to 127.0.0.1:1 Connection refused",
  );
});
