import type { BuiltSite } from "./built-site.ts";
import { differentPlaces } from "./cloudfront-places.ts";

/** Amazon's own cache policy "CachingOptimized": the same id in every account. */
const CACHING_OPTIMIZED = "658327ea-f89d-4fab-a63d-7e88639e58f6";

const here = (resource: string, attribute: string) => ({ "Fn::GetAtt": [resource, attribute] });

function behaviour(policy: string) {
  return {
    TargetOriginId: "files",
    ViewerProtocolPolicy: "redirect-to-https",
    AllowedMethods: ["GET", "HEAD"],
    Compress: true,
    CachePolicyId: CACHING_OPTIMIZED,
    ResponseHeadersPolicyId: { Ref: policy },
    FunctionAssociations: [
      { EventType: "viewer-request", FunctionARN: here("Addresses", "FunctionARN") },
    ],
  };
}

/** S3 answers 403 for a missing file, because the distribution may not list the bucket. */
const missing = [403, 404].map((ErrorCode) => ({
  ErrorCode,
  ResponseCode: 404,
  ResponsePagePath: "/404.html",
  ErrorCachingMinTTL: 10,
}));

/** The distribution: publishes the bucket's folder of this build. */
export function distribution({ files, release }: BuiltSite) {
  return {
    Type: "AWS::CloudFront::Distribution",
    Properties: {
      DistributionConfig: {
        Enabled: true,
        HttpVersion: "http2and3",
        IPV6Enabled: true,
        Aliases: [{ Ref: "DomainName" }],
        ViewerCertificate: {
          AcmCertificateArn: { Ref: "CertificateArn" },
          MinimumProtocolVersion: "TLSv1.2_2021",
          SslSupportMethod: "sni-only",
        },
        Origins: [
          {
            Id: "files",
            DomainName: { "Fn::Sub": "${BucketName}.s3.${AWS::Region}.amazonaws.com" },
            OriginPath: `/releases/${release}`,
            OriginAccessControlId: here("Access", "Id"),
            S3OriginConfig: { OriginAccessIdentity: "" },
          },
        ],
        DefaultCacheBehavior: behaviour(`SiteHeaders${release}`),
        CacheBehaviors: differentPlaces(files).flatMap(({ name, patterns }) =>
          patterns.map((PathPattern) => ({
            PathPattern,
            ...behaviour(`${name}Headers${release}`),
          })),
        ),
        CustomErrorResponses: missing,
      },
    },
  };
}
