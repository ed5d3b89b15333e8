import { z } from "zod";

// Zod would try to compile its checks, which the policy of the editor forbids: the browser complains.
z.config({ jitless: true });
