import { OWN_ORIGIN } from "#app/hosting/places.ts";
import {
  securityHeaders,
  transportHeaders,
  type ResponseHeaders,
} from "#app/hosting/response-headers.ts";
import type { BuiltSite } from "./built-site.ts";
import { type DifferentPlace, differentPlaces } from "./cloudfront-places.ts";

/** CloudFront has settings of its own for these fields and refuses them among the others. */
function ownFields(headers: ResponseHeaders) {
  return {
    ContentSecurityPolicy: {
      ContentSecurityPolicy: headers["Content-Security-Policy"],
      Override: true,
    },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { ReferrerPolicy: headers["Referrer-Policy"], Override: true },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: Number(
        /max-age=(\d+)/.exec(transportHeaders["Strict-Transport-Security"] ?? "")?.[1],
      ),
      IncludeSubdomains: true,
      Override: true,
    },
  };
}

const own = new Set(["Content-Security-Policy", "Referrer-Policy", "X-Content-Type-Options"]);

/** CloudFront answers the pages of others by a setting of its own, too. */
function readableBy(origins: string) {
  return {
    AccessControlAllowCredentials: false,
    AccessControlAllowHeaders: { Items: ["*"] },
    AccessControlAllowMethods: { Items: ["GET", "HEAD"] },
    AccessControlAllowOrigins: { Items: [origins] },
    OriginOverride: true,
  };
}

function policy(
  { inlined, release }: BuiltSite,
  name: string,
  place: Pick<DifferentPlace, "reach" | "readers" | "policy">,
) {
  const headers = {
    ...securityHeaders(inlined),
    "Cross-Origin-Resource-Policy": place.reach,
    ...(place.policy !== undefined && { "Content-Security-Policy": place.policy }),
  };
  const others = Object.entries(headers).filter(([field]) => !own.has(field));
  return {
    Type: "AWS::CloudFront::ResponseHeadersPolicy",
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: { "Fn::Sub": `\${AWS::StackName}-${name}-${release}` },
        SecurityHeadersConfig: ownFields(headers),
        ...(place.readers !== undefined && { CorsConfig: readableBy(place.readers) }),
        CustomHeadersConfig: {
          Items: others.map(([Header, Value]) => ({ Header, Value, Override: true })),
        },
      },
    },
  };
}

/**
 * The header policies of this build. Their names change with the build, so CloudFormation creates
 * new ones and the distribution switches to them together with its folder.
 */
export function headersPolicies(site: BuiltSite) {
  const different = differentPlaces(site.files).map((place) => [
    `${place.name}Headers${site.release}`,
    policy(site, place.name.toLowerCase(), place),
  ]);
  return {
    [`SiteHeaders${site.release}`]: policy(site, "site", { reach: OWN_ORIGIN }),
    ...Object.fromEntries(different),
  };
}
