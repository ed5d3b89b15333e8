import { expect, test } from "vitest";
import { z } from "zod";
import { EMBED_POLICY } from "#app/hosting/embed-policy.ts";
import { securityHeaders } from "#app/hosting/response-headers.ts";
import { cloudFormation } from "./cloudformation.ts";
import { sampleSite } from "./sample-site.ts";

const policySchema = z.object({
  Properties: z.object({
    ResponseHeadersPolicyConfig: z.object({
      SecurityHeadersConfig: z.object({
        ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
        ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
        StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number() }),
      }),
      CorsConfig: z
        .object({ AccessControlAllowOrigins: z.object({ Items: z.array(z.string()) }) })
        .optional(),
      CustomHeadersConfig: z.object({
        Items: z.array(
          z.object({ Header: z.string(), Value: z.string(), Override: z.literal(true) }),
        ),
      }),
    }),
  }),
});
const templateSchema = z.object({
  Parameters: z.record(z.string(), z.unknown()),
  Resources: z.record(z.string().regex(/^[A-Za-z0-9]+$/), z.unknown()),
});

const text = cloudFormation(sampleSite);
const template = templateSchema.parse(JSON.parse(text));

function policy(name: string) {
  const { ResponseHeadersPolicyConfig: config } = policySchema.parse(
    template.Resources[name],
  ).Properties;
  const items = config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value]);
  const { ContentSecurityPolicy, ReferrerPolicy, StrictTransportSecurity } =
    config.SecurityHeadersConfig;
  return {
    readers: config.CorsConfig?.AccessControlAllowOrigins.Items,
    age: StrictTransportSecurity.AccessControlMaxAgeSec,
    headers: {
      "Content-Security-Policy": ContentSecurityPolicy.ContentSecurityPolicy,
      "Referrer-Policy": ReferrerPolicy.ReferrerPolicy,
      ...Object.fromEntries(items),
    },
  };
}

test("the header policies say what every host says", () => {
  const { "X-Content-Type-Options": _, ...fixed } = securityHeaders(sampleSite.inlined);
  expect(policy("SiteHeaders0123456789ab")).toEqual({
    age: 63072000,
    headers: { ...fixed, "Cross-Origin-Resource-Policy": "same-origin" },
  });
  expect(policy("SharedHeaders0123456789ab").headers).toEqual({
    ...fixed,
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
});

test("the pages of others may read the open data and the feeds, and frame the record", () => {
  expect(policy("OpenHeaders0123456789ab").readers).toEqual(["*"]);
  expect(policy("SiteHeaders0123456789ab").readers).toBeUndefined();
  expect(policy("EmbedHeaders0123456789ab").headers).toMatchObject({
    "Content-Security-Policy": EMBED_POLICY,
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
  const places = Array.from(text.matchAll(/"PathPattern": "([^"]+)"/g), ([, path]) => path);
  expect(places).toEqual(["/share/*", "/data/*", "/news.atom", "/news.json", "/embed/record*"]);
});

test("whatever the template refers to is in it", () => {
  const known = new Set([...Object.keys(template.Parameters), ...Object.keys(template.Resources)]);
  const references = [
    ...text.matchAll(/"Ref": "([^"]+)"/g),
    ...text.matchAll(/"Fn::GetAtt": \[\s*"([^"]+)"/g),
    ...text.matchAll(/\$\{(?!AWS::)([^}]+)\}/g),
  ].map(([, name = ""]) => name);
  expect(references.length).toBeGreaterThan(10);
  expect(references.filter((name) => !known.has(name))).toEqual([]);
});

test("another build has other policies and another folder, so that both change at once", () => {
  const next = cloudFormation({ ...sampleSite, release: "ba9876543210" });
  expect(next).toContain('"OriginPath": "/releases/ba9876543210"');
  expect(next).toContain('"Ref": "SiteHeadersba9876543210"');
  expect(next).not.toContain("0123456789ab");
});

test("the template may be deployed as it is, without being put into a bucket first", () => {
  expect(text.length).toBeLessThan(51_200);
});
