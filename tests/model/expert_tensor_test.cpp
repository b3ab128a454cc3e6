#include "core/model/expert_tensor.h"

#include <gtest/gtest.h>

namespace merops {
namespace {

using Tensor = ExpertTensor;

TEST(ExpertTensor, IsKnownByAllNamings) {
  const auto parse = parse_expert_tensor;
  EXPECT_EQ(parse("model.layers.3.mlp.experts.17.gate_up_proj"), (Tensor{Naming::fused, 3, 17, 0}));
  EXPECT_EQ(parse("model.layers.3.mlp.experts.17.gate_up_proj.qs"), (Tensor{Naming::fused, 3, 17, 1}));
  EXPECT_EQ(parse("model.layers.3.mlp.experts.17.down_proj"), (Tensor{Naming::fused, 3, 17, 2}));
  EXPECT_EQ(parse("model.layers.3.mlp.experts.17.down_proj.qs"), (Tensor{Naming::fused, 3, 17, 3}));
  EXPECT_EQ(parse("model.layers.0.mlp.experts.gate_up_proj.0"), (Tensor{Naming::fused_number, 0, 0, 0}));
  EXPECT_EQ(parse("model.layers.0.mlp.experts.down_proj.127.qs"), (Tensor{Naming::fused_number, 0, 127, 3}));
  EXPECT_EQ(parse("model.layers.60.mlp.experts.383.up_proj.weight"), (Tensor{Naming::separate, 60, 383, 1}));
  EXPECT_EQ(parse("model.layers.60.mlp.experts.383.gate_proj.weight.qs"), (Tensor{Naming::separate, 60, 383, 2}));
}

TEST(ExpertTensor, IsKnownBehindThePrefixesOfModelsWithSeveralParts) {
  for (const char* const name : {"model.language_model.layers.1.mlp.experts.2.down_proj",
                                 "language_model.model.layers.1.mlp.experts.2.down_proj"})
    EXPECT_EQ(parse_expert_tensor(name), (Tensor{Naming::fused, 1, 2, 2})) << name;
}

TEST(ExpertTensor, IsNothingElse) {
  for (const char* const name : {"",
                                 "model.",
                                 "model.layers.",
                                 "model.layers.1",
                                 "model.layers.1.mlp.gate.weight",
                                 "model.layers.1.mlp.shared_experts.gate_proj.weight",
                                 "model.layers.1.mlp.experts.",
                                 "model.layers.1.mlp.experts.gate_up_proj",
                                 "model.layers.1.mlp.experts.gate_up_proj_bias",
                                 "model.layers.1.mlp.experts.gate_up_proj_blocks",
                                 "model.layers.1.mlp.experts.2.gate_up_proj.bias",
                                 "model.layers.1.mlp.experts.2.gate_up_proj.",
                                 "model.layers.1.mlp.experts.2",
                                 "model.layers.1.mlp.experts.2.",
                                 "model.layers.1.mlp.experts.-2.down_proj",
                                 "model.layers.1.mlp.experts.02.down_proj",
                                 "model.layers.1.mlp.experts.4294967296.down_proj",
                                 "model.layers.1.mlp.experts.down_proj.2.qs.qs",
                                 "model.layers.1.mlp.experts.down_proj.qs.2",
                                 "model.layers.1.mlp.experts.2.up_proj",
                                 "model.layers.1.mlp.experts.2.down_proj.weight_scale_inv",
                                 "xmodel.layers.1.mlp.experts.2.down_proj",
                                 "visual.layers.1.mlp.experts.2.down_proj",
                                 "model.layers.1.block_sparse_moe.experts.2.w1.weight"})
    EXPECT_FALSE(parse_expert_tensor(name).has_value()) << name;
}

TEST(ExpertTensor, MakesTheNameThatItTakesApart) {
  for (const Naming naming : {Naming::fused, Naming::fused_number, Naming::separate})
    for (std::uint32_t part = 0; part < parts_of(naming).size(); ++part) {
      const Tensor tensor{naming, 12, 340, part};
      EXPECT_EQ(parse_expert_tensor(name_of(tensor)), tensor) << name_of(tensor);
    }
  EXPECT_EQ(name_of({Naming::fused_number, 2, 5, 1}), "model.layers.2.mlp.experts.gate_up_proj.5.qs");
}

}  // namespace
}  // namespace merops
