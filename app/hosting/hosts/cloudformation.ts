import type { BuiltSite } from "./built-site.ts";
import { distribution } from "./cloudfront-distribution.ts";
import { cloudFrontFunction } from "./cloudfront-function.ts";
import { headersPolicies } from "./cloudfront-policies.ts";

const parameters = {
  BucketName: { Type: "String", Description: "The private bucket that holds the releases" },
  DomainName: { Type: "String", Description: "Where visitors find the site" },
  CertificateArn: { Type: "String", Description: "A certificate for it, in us-east-1" },
};

const access = {
  Type: "AWS::CloudFront::OriginAccessControl",
  Properties: {
    OriginAccessControlConfig: {
      Name: { "Fn::Sub": "${AWS::StackName}-files" },
      OriginAccessControlOriginType: "s3",
      SigningBehavior: "always",
      SigningProtocol: "sigv4",
    },
  },
};

const distributionArn = {
  "Fn::Sub": "arn:${AWS::Partition}:cloudfront::${AWS::AccountId}:distribution/${Distribution}",
};

/** Nobody but the distribution reads the bucket. */
const bucketPolicy = {
  Type: "AWS::S3::BucketPolicy",
  Properties: {
    Bucket: { Ref: "BucketName" },
    PolicyDocument: {
      Version: "2012-10-17",
      Statement: [
        {
          Effect: "Allow",
          Principal: { Service: "cloudfront.amazonaws.com" },
          Action: "s3:GetObject",
          Resource: { "Fn::Sub": "arn:${AWS::Partition}:s3:::${BucketName}/*" },
          Condition: { StringEquals: { "AWS:SourceArn": distributionArn } },
        },
      ],
    },
  },
};

const addresses = {
  Type: "AWS::CloudFront::Function",
  Properties: {
    Name: { "Fn::Sub": "${AWS::StackName}-addresses" },
    AutoPublish: true,
    FunctionCode: cloudFrontFunction(),
    FunctionConfig: { Comment: "One address a page", Runtime: "cloudfront-js-2.0" },
  },
};

/** Everything in front of the bucket, as a CloudFormation template. */
export function cloudFormation(site: BuiltSite): string {
  const template = {
    AWSTemplateFormatVersion: "2010-09-09",
    Description: `The site, release ${site.release}`,
    Parameters: parameters,
    Resources: {
      Access: access,
      Addresses: addresses,
      ...headersPolicies(site),
      Distribution: distribution(site),
      BucketPolicy: bucketPolicy,
    },
    Outputs: { Address: { Value: { "Fn::GetAtt": ["Distribution", "DomainName"] } } },
  };
  return `${JSON.stringify(template, undefined, 2)}\n`;
}
